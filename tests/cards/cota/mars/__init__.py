"""Plain creatures that belong to Mars."""

MARS_3 = {"card": "plain-3", "house": "mars"}
MARS_5 = {"card": "plain-5", "house": "mars"}

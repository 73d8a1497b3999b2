"""The numbers of the rulebook, and what we decide where the rulebooks are silent.

`R` rules are the game's. `O` points are ours: one named constant for each, decided here and
nowhere else. A constant that is a number or that a rule asks for is a switch. Where the shape of
the engine settles a point, the code that does so cites its number, and so does the test that
shows it.
"""

from __future__ import annotations

from typing import Final

BASE_KEY_COST: Final = 6
"""R7.2"""
HAND_SIZE: Final = 6
"""R11.1"""
FIRST_HAND: Final = (7, 6)
"""R5.5: the first player's starting hand, and the second's."""
RULE_OF_SIX: Final = 6
"""R20.1"""
HAUNTED: Final = 10
"""R47.1"""


def chain_penalty(chains: int) -> int:
    """R12.3: how many cards fewer a player with so many chains draws."""
    return min(4, (chains + 5) // 6)


# -- open points -------------------------------------------------------------------------------

O1_DECK_HOUSES: Final = 3
"""Any list of cards with exactly this many houses is a deck."""
O2_START_OF_TURN_WITHOUT_FORGE_STEP: Final = True
"""Start-of-turn effects trigger also when the forge step is skipped."""
O3_LOWEST_KEY_COST: Final = 0
"""A key never costs less."""
O4_FORGER_CHOOSES: Final = True
"""The forging player chooses the colour and where the Æmber comes from."""
O5_CHAIN_CAP: Final = None
"""No cap on the chain tracker; the penalty stays at 4 above 24."""
O6_SHED_WHEN_NOTHING_TO_DRAW: Final = True
"""A chain is shed for wanted cards, even when deck and discard pile are empty."""
O7_SHUFFLE_FOR_OTHER_THAN_DRAWING: Final = False
"""Only drawing shuffles the discard pile into an empty deck."""
O8_NO_FIGHT_WITHOUT_BOTH: Final = True
"""No fight damage when a fighter left play or changed sides before it."""
O9_CARDS_UNDER_ARE_DISCARDED: Final = True
"""Face-down cards under a card that leaves play go to their owner's discard pile."""
O10_NO_DAMAGE_KEEPS_WARD: Final = True
"""0 damage, or damage wholly prevented, does not remove a ward."""
O11_DEPLOY_WHEN_PUT_INTO_PLAY: Final = True
"""Deploy works also for creatures that are put into play."""
O12_RETURN_TO_OPPONENT_OF_CONTROLLER: Final = True
"""Returned Æmber goes to the opponent of the creature's controller."""
O13_TIDE_ONLY_WHERE_SPOKEN_OF: Final = True
"""The tide may be raised for chains in the main step, where a card of either deck speaks of it."""
O13_TIDE_CHAINS: Final = 3
"""How many chains it takes to raise it."""
O14_OMNI_LIFTS_STUN: Final = True
"""A stunned creature with Omni may be used off-house to remove its stun."""
O15_AMBER_TO_OPPONENT_OF_CONTROLLER: Final = True
"""Æmber on a leaving creature goes to the opponent of its controller."""
O16_STATE_STAYS_ON_CONTROL_CHANGE: Final = True
"""A card that changes sides keeps all that is on it, and stays ready or exhausted."""
O17_ANNOUNCE_SPENDABLE: Final = True
"""The announcement counts Æmber on cards that may be spent."""
O18_FIRST_TO_THREE_WINS: Final = True
"""Where both players would have three keys, the first to get there wins."""
O19_LOOP_LIMIT: Final = 2000
"""Abilities resolved without a main decision between them before the game is a draw."""
O19_NESTING_LIMIT: Final = 60
"""Abilities resolved one inside the other before the game is a draw."""
O20_FOR_EACH_IS_ONE_DAMAGE: Final = True
"""Damage "for each" on the same creature is one event of the total."""
O21_MIMICRY_WITH_NOTHING_TO_COPY: Final = True
"""Mimicry may be played with nothing to copy, for no effect."""
O22_WARD_IGNORES_CONTROL_AND_MOVES: Final = True
"""A ward is not used by a change of control or a move within the line."""
O23_RETURNED_ATTACKER_HAS_NO_FIGHT: Final = True
"""An attacker that left play and came back has no "Fight:" abilities to trigger."""
O24_UPGRADE_STAYS_ON_NON_CREATURE: Final = True
"""An upgrade stays on a card that is no longer a creature."""
O25_COUNTS_ARE_OPEN: Final = True
"""How many cards are in a hand, deck or archives is open; which ones is not."""
O26_TRIGGERED_ALL_RESOLVE: Final = True
"""What was triggered at one timing point resolves, even if its card is gone by then."""
O27_HALVES_COUNT_AS_TWO: Final = True
"""A gigantic creature out of play is two cards."""
O28_EFFECT_DISCARDS_DO_NOT_COUNT: Final = True
"""Only step-3 actions and plays count for alpha and the first turn rule."""
O29_UNSTUN_IS_A_USE: Final = True
"""Removing a stun counts as a use, for alpha and the rule of six."""
O30_ENRAGED_MAY_DO_OTHER_IF_IT_CANNOT_FIGHT: Final = True
"""An enraged creature that cannot fight may be used in other ways."""
O31_ZERO_IS_UP_TO: Final = True
"""Zero is a legal answer to "up to" and "any number"."""
O32_POWER_CHECKED_BETWEEN_INSTRUCTIONS: Final = True
"""A creature whose power falls to its damage is destroyed before the next instruction."""
O33_LEFT_IS_THE_CONTROLLERS_LEFT: Final = True
"""Left and right are seen from the controller's seat."""
O34_CHOICE_AMONG_NOTHING_DOES_NOTHING: Final = True
"""A choice among nothing is not asked, and does nothing."""
O35_BLANK_LEAVER_DOES_NOTHING: Final = True
"""What a card would do when it leaves play is not done if its text box is blank."""
O36_COPY_HAS_PRINTED_ICONS: Final = True
"""A card played as a copy resolves the copied card's printed icons."""
O37_TURN_EFFECTS_REACH_TURN_END: Final = True
"""Effects "for the remainder of the turn" last through end-of-turn effects."""

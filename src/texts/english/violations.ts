import type { Say, ViolationWords, Words } from "../words.js";

/** A sentence with the number that the move would write; another one where the move is not told. */
function withNumber(sentence: (number: string) => string): ViolationWords {
  return ({ move, number }, say: Say) => {
    const value = move?.["number"] ?? number;
    return sentence(typeof value === "number" ? say.number(value) : "The number");
  };
}

/** A sentence with what was expected. */
function withAllowed(sentence: string): ViolationWords {
  return ({ allowed, expected }) => {
    const possible = allowed ?? expected;
    return possible === undefined ? sentence : `${sentence.slice(0, -1)}; possible: ${possible}.`;
  };
}

/** The violations. */
export function violations(): Words["violations"] {
  return {
    "options.not-an-object": "The options must be a plain object.",
    "options.unknown": "This option does not exist.",
    "options.invalid": withAllowed("This value is not possible."),
    "options.no-players": "Add at least one player.",
    "options.duplicate-player": "Every player needs a different name.",
    "options.cards": "These are not the cards of this game.",
    "options.deck-size": ({ fewer, more }) => {
      const sizes = [fewer, more].filter((size) => typeof size === "number");
      const possible = sizes.length === 0 ? "" : `; possible: ${sizes.join(" or ")}`;
      return `This game can't be played with this number of Construction cards${possible}.`;
    },
    "options.layout-edition": "The chosen edition does not have this sheet.",
    "options.revisited-edition": "The Revisited Classic sheets need the 2023 edition.",
    "options.expansion-edition": "This expansion needs the 2023 edition.",
    "options.pack-edition": "The packs of 2019 need the first edition.",
    "options.layouts-differ": "All players must use sheets with the same layout.",
    "options.layouts-count": "Choose one sheet for each player.",
    "options.cards-edition": "The 9¾ cards need the 2023 edition.",
    "options.aaa-edition": "AAA Solo Mode needs the 2023 edition.",
    "options.aaa-players": "AAA Solo Mode is for one player.",
    "options.solo-edition": "The game with the Solo card needs the first edition.",
    "options.solo-players": "The solo game is for one player.",
    "options.expert-alone": "Expert Mode needs two or more players.",
    "options.expert-players": "There are too few cards for this many players.",
    "options.start-mode": "This mode can't continue from a position with stacks.",
    "options.start-cards": "The position does not go with the cards of the game.",
    "options.plan-impossible": "This sheet can't meet the City Plan.",
    "options.plan-advanced": "This City Plan needs roundabouts, and so Advanced Mode.",
    "options.expansion-advanced": "This expansion has no Advanced Mode.",
    "state.unknown": "This game was not made here, or was changed.",
    "state.malformed": "This saved game is damaged.",
    "state.version": "This saved game comes from another version.",
    "state.not-observation": "This needs one player's view of the game.",
    "state.observation": "A player's view of a game can't be played on.",
    "player.not-observer": "You can't see the other players' turns yet.",
    "random.out-of-range": "The random function must return a number from 0 up to, but not including, 1.",
    "bot.unknown": withAllowed("There is no such bot."),
    "bot.budget": "A budget is a number of playouts or of milliseconds, and greater than 0.",
    "perft.depth": "The depth must be 0, 1, 2 or more.",
    "player.unknown": "There is no such player.",
    "view.malformed": "This can't be drawn.",
    "target.unknown": "There is nothing to click there.",
    "plan.unknown": "There is no such City Plan.",
    "move.malformed": "This is not a move.",
    "move.out-of-range": "The move names something that is not there.",
    "move.game-over": "The game is over.",
    "move.turn-ended": "You have ended your turn; wait for the other players.",
    "move.not-now": "You can't do this now.",
    "move.no-code": "No move has this code.",
    "move.other-action": "You can only use the action that you have chosen.",
    "take-back.keep": "This many moves can't be kept.",
    "pick.cannot-write": "You have no house for the number of this combination.",
    "pair.no-card": "You don't hold this card.",
    "give.no-card": "You don't hold this card.",
    "pair.same-card": "Use one card for its number and another one for its action.",
    "permit-refusal.number-fits":
      "You have a house for one of the numbers, so you can't take a Permit Refusal.",
    "write.not-empty": "This house is not empty.",
    "write.other-number": withNumber((number) => `${number} is not the number you have chosen.`),
    "write.shift-too-large": "A temp worker adds or subtracts no more than 2.",
    "write.no-temp-left": "You have no temp worker box left, so you can't change the number.",
    "write.order": withNumber((number) => `${number} does not fit here: numbers ascend from left to right.`),
    "write.repeated": withNumber((number) => `${number} is already in this street.`),
    "fence.exists": "There is already a fence here.",
    "fence.copies": "Houses with the same number can't be separated.",
    "fence.used-estate": "This estate was used for a City Plan and can't be divided.",
    "improve.no-box": ({ move }) => {
      const size = move?.["size"];
      return `You have no improvement box left${typeof size === "number" ? ` for size ${size}` : " for this size"}.`;
    },
    "park.no-box": "You have no park box left in this street.",
    "pool.no-pool": "The house you have just numbered has no pool.",
    "pool.circled": "This pool is already built.",
    "pool.no-box": "You have no pool box left.",
    "temp.no-box": "You have no temp worker box left.",
    "extend.no-box": "You have no extension box left.",
    "extend.not-empty": "This house is not empty.",
    "extend.fence": "There is a fence between this house and the one to copy.",
    "extend.roundabout": "You can't copy a number from a roundabout or across it.",
    "extend.no-number": "There is no number to copy on that side.",
    "roundabout.not-advanced": "You can only build roundabouts in Advanced Mode.",
    "roundabout.no-box": "You have no roundabout box left.",
    "roundabout.one-per-round": "You have already built a roundabout in this round.",
    "roundabout.not-empty": "This house is not empty.",
    "sheet.eggs": "More eggs are circled than the house and its number allow.",
    "sheet.ducklings": "A count has more points than ducklings are connected to their parent.",
    "horde.no-ammunition": "You have no ammunition left.",
    "barricade.printed": "This house already has a printed barricade.",
    "sheet.barricade": "A barricade is drawn where none can be built.",
    "sheet.invaded": "A house is lost that no horde has reached.",
    "sheet.not-invaded": "A horde has reached this house, but it is neither lost nor barricaded.",
    "sheet.invaded-fence": "A fence is missing beside an invaded house.",
    "sheet.ammunition": "More ammunition is used than was circled.",
    "sheet.ammunition-circled": "The ammunition circled does not match the improvement boxes.",
    "sheet.arrows": "A horde has more arrows than its route.",
    "sheet.perfect": "A perfect house has no number.",
    "sheet.bonus": "A bonus is circled, but its street or column is not complete.",
    "sheet.dream-extension": "This sheet has no extensions.",
    "sheet.dream-fence": "This sheet has no fences.",
    "crossStreet.not-open": "The bonus of this street is already circled or crossed out.",
    "crossColumn.not-open": "The bonus of this column is already circled or crossed out.",
    "sheet.cone": "This cone can't be marked like this, given where the truck has stopped.",
    "sheet.truck": "No truck can be chosen here yet.",
    "sheet.route-bonus": "An end-of-route bonus is circled, but the route is not finished.",
    "forfeit.not-open": "The bonus of this street is already circled or crossed out.",
    "sheet.treat": "Only one ghost or candy of a house can be circled, and only where there is one.",
    "sheet.tier": "A tier is circled that can't have been validated.",
    "tier.again": "You have already validated a tier of this kind.",
    "tier.crossed": "This tier is crossed out.",
    "tier.count": "You don't have exactly the number that this tier or a higher one asks for.",
    "bonus.other": "This is not the bonus of your tier.",
    "poolBonus.no-pool": "This house has no pool.",
    "poolBonus.roundabout": "There is a roundabout instead of a house.",
    "eggs.too-many": "You can't circle that many eggs here.",
    "infiltrate.no-saucer": "The house you have just numbered has no flying saucer.",
    "sheet.saucer": "A flying saucer is circled that is not there or whose house has no number of its own.",
    "sheet.objective": "There is no such objective.",
    "reshuffle.not-first": "Only the first to validate a City Plan may have the cards reshuffled.",
    "reshuffle.again": "You have already asked for a reshuffle.",
    "claim.again": "You have already validated this City Plan.",
    "claim.not-met": "You don't meet the conditions of this City Plan.",
    "use.not-an-estate": "No complete estate of a size that you still need begins here.",
    "use.chosen": "You have already chosen this estate.",
    "use.used": "This estate was already used for a City Plan.",
    "use.condition": "This estate does not have what the City Plan asks for.",
    "description.malformed": withAllowed("This does not describe a sheet."),
    "record.malformed": withAllowed("This is not the record of a game."),
    "notation.unexpected": ({ line, column, expected, found }) =>
      line === undefined || column === undefined
        ? "Unexpected text."
        : `Unexpected text in line ${line}, column ${column}: expected ${expected}, found ${found}.`,
    "sheet.order": withNumber((number) => `${number} does not ascend from left to right.`),
    "sheet.repeated": withNumber((number) => `${number} is written twice in the same street.`),
    "sheet.extension": withNumber(
      (number) => `${number} was copied, but no house beside it has this number.`,
    ),
    "sheet.fence": "A fence separates a house from its copy.",
    "sheet.roundabout-fence": "A fence is missing beside a roundabout.",
    "sheet.roundabouts": "There are too many roundabouts.",
    "sheet.used-house": "A place without a numbered house is marked as used.",
    "sheet.used-estate": "Only part of an estate is marked as used.",
    "sheet.no-pool": "A pool is circled where none is planned.",
    "sheet.extension-pool": "A pool is circled in a house numbered with an extension.",
    "sheet.parks": "More parks are crossed out than houses can bring.",
    "bot.not-a-function": "A bot must be a function.",
    "bot.player": "A bot was not told all that it needs.",
    "violation.unknown": "There is no such reason for a refusal.",
    "violation.malformed": "This is not an error with its violations.",
    "sheet.extension-boxes": "The extension boxes crossed out must match the extensions.",
    "sheet.number-edition": withNumber((number) => `${number} needs the 2023 edition.`),
    "sheet.pool-boxes": "The pool boxes crossed out must match the pools circled.",
    "sheet.roundabout-boxes": "The roundabout boxes crossed out must match the roundabouts.",
    "sheet.unnumbered-pool": "A pool is circled, but its house has no number of its own.",
    "sheet.boxes": "More boxes are crossed out than there are.",
  };
}

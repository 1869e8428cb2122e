import { quoted } from '@kathaloka/contract/messages';
import type { LedgerFindingWords } from '../ledgerFindingKinds.ts';

const didYouMean = (meant: string | undefined, otherwise: string): string =>
  meant === undefined ? otherwise : `Did you mean ${quoted(meant)}? Then correct the name.`;

/** The English of the checks of attempts, things, people, secrets and time. */
export const ledgerFindings: LedgerFindingWords = {
  'scene missing': ({ part, target, meant }) =>
    `${part === 'lost_at' ? 'Without health, a player comes to' : 'When the time is up, a player comes to'} ${quoted(target)}, and there is no such scene. ${didYouMean(meant, 'Choose another one, or add the scene.')}`,
  'thing not declared': ({ name, meant }) =>
    `${quoted(name)} is given, taken or held, and it is none of the things of the story. ${didYouMean(meant, 'Add it to the things, so that players see that they have it.')}`,
  'person misspelt': ({ name, meant }) =>
    `Only conditions and effects name ${quoted(name)}, and the texts name ${quoted(meant)}. If they are one person, write the name in one way.`,
  'promise open': ({ who }) =>
    `The player promises something to ${quoted(who)}, and nothing in the story keeps or breaks the promise. Write “keep ${who}” or “break ${who}” where it is settled.`,
  'secret unknown': ({ name, meant }) =>
    `The story has no secret ${quoted(name)}. ${didYouMean(meant, 'Add it to the secrets, or correct the name.')}`,
  'holder unknown': ({ secret, holder }) =>
    `${quoted(holder)} holds the secret ${quoted(secret)}, and neither the lexicon nor a text names such a person. Write the name as the story does.`,
  'attempt decided': ({ choice, check, always }) =>
    always === 'won'
      ? `Nobody can fail at ${quoted(choice)}: ${quoted(check)} always holds here. Ask for more, or remove the check.`
      : `Nobody can succeed at ${quoted(choice)}: ${quoted(check)} never holds here. Ask for less, or let players come by more before.`,
  'loss without effect': ({ choice }) =>
    `To fail at ${quoted(choice)} changes nothing and tells nothing. Give the loss a text, an effect or a scene.`,
  'health without end': ({ most }) =>
    `The health of a player, which begins at ${most}, can fall to 0, and nothing happens then. Choose the scene that they come to without health.`,
  'time without end': ({ turns, choices }) =>
    `The limit of turns (${turns}) does nothing: this scene always offers ${choices} choices, and none is taken when it is reached. Choose the scene that follows when the time is up, or remove the limit.`,
  'time out unused': ({ because }) =>
    because === 'ending'
      ? 'This scene is an ending, so no time is counted in it. Remove the scene that follows when the time is up.'
      : 'A scene follows here when the time is up, and no time is given. Write after how many turns.',
  'turns without end': ({ effect }) =>
    `Each turn in this scene changes ${quoted(effect)}, and nothing comes of it. Choose a scene that follows when the time is up, or ask for what the turns change.`,
  'ending goes on': ({ choices }) =>
    `This scene is marked as a lost ending, and it has ${choices === 1 ? 'a choice' : `${choices} choices`}. Remove the mark, or the choices.`,
  'choice unheard': ({ choice, other }) =>
    `The choice ${quoted(choice)} changes no word: whatever follows is told as after ${quoted(other)}. Ask for its effect in a later text or condition, or let it lead elsewhere.`,
  'hands full': ({ things, slots }) =>
    `A player can come by more things (${things}) than they can carry (${slots}), so they may have to put one down. Raise the number of places in the rules if that is not meant.`,
};

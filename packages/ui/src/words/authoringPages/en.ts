import { area } from '../area.ts';

/** The words of the authoring pages outside their forms: drafts, leaving, archiving. */
export const authoringPagesWords = area('authoringPages', {
  leaving: {
    title: 'Leave with unsaved changes?',
    text: 'Your latest changes are not saved on the server yet. They stay in this browser, and you find them here when you come back.',
    editText:
      'Your changes are not saved in the story yet. They are kept as a draft, and you find them here when you come back.',
    jsonText:
      'The text of the JSON view has an error, so it is not saved anywhere. It is lost when you leave.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  archiving: {
    title: (story: string) => `Archive “${story}”?`,
    text: 'It leaves the catalogue. Games that are open go on, and you can restore it as a draft.',
    keep: 'Keep it published',
    archive: 'Archive',
  },
  deleting: {
    title: (story: string) => `Delete “${story}”?`,
    text: 'It lies in the bin for 30 days, and you can put it back. Those who play it are told, and keep what was told.',
    keep: 'Keep it',
    delete: 'Delete',
  },
  erasing: {
    title: (story: string) => `Delete “${story}” for ever?`,
    text: 'It is gone for good, with its versions and drafts. Those who have played it keep what was told.',
    keep: 'Keep it',
    erase: 'Delete for ever',
  },
  editTabs: {
    story: 'Story',
    details: 'Details',
    gameplay: 'Gameplay',
    structure: 'Story Structure',
    translation: 'Languages',
    versions: 'Versions',
    readers: 'Readers',
  },
  fields: {
    title: 'Title',
    tagline: 'Tagline',
    story_description: 'Description',
    story_prompt: 'Story prompt',
    story_system_prompt: 'System prompt',
    story_structure: 'Scenes',
    game_config: 'Game settings',
    lore_cards: 'Lore cards',
    depiction: 'Sacred figures',
    lexicon: 'Lexicon',
  },
  publish: 'Publish',
  discard: 'Discard changes',
  /** Where the latest text is stored. */
  draft: {
    empty: 'Your draft is saved as you type',
    saved: 'Draft saved',
    saving: 'Saving your draft...',
    here: 'Draft saved on this device. It goes to the server as soon as it can be reached.',
    refused: 'Draft saved on this device only. The server has refused it.',
    conflict: 'This draft was changed elsewhere.',
  },
  startingOver: {
    startOver: 'Start over',
    title: 'Start over?',
    text: 'Everything in this draft is deleted. Stories that you have created stay as they are.',
    keep: 'Keep writing',
    remove: 'Delete the draft',
  },
  gone: {
    title: 'This story was deleted meanwhile',
    text: 'What you have on this page is not lost: it can go on as a story of its own, a draft.',
    keep: 'Keep it as a new draft',
  },
  conflict: {
    title: 'This draft was changed in another tab or on another device',
    text: 'Nothing has been overwritten. Choose which one you go on with.',
    mine: 'Go on with this one',
    theirs: 'Use the other one',
  },
  playtest: {
    builtIn:
      'Told in your own words: the text of each scene, or the variant whose condition holds. The narrator adds to it when somebody plays.',
    staysHere: 'Nothing here answers to that. The scene goes on, and its choices stay open.',
    noXp: (current: number, required: number) =>
      `Not enough XP: a player would have ${current} XP here, and needs ${required}.`,
    notPossible: 'That is not possible from here.',
  },
  publishing: {
    published: (number: number) => `Version ${number} is published.`,
    handedIn: 'Handed in. A reviewer reads it before it is published.',
    restored: (number: number) => `Version ${number} is restored. Players get it when you publish it.`,
  },
  readers: {
    title: 'Readers',
    hint: 'What readers do with the published story, without naming anybody. You are no reader of your own story. Figures about fewer than five readers are hidden.',
    hidden:
      'Fewer than five people have played it so far. Their figures are hidden, so that nobody can be recognised.',
    tooFew: 'Too few to tell',
    plays: 'Games begun',
    readers: 'Readers',
    finished: 'Reached an ending',
    minutes: 'Minutes a game lasts',
    underOne: 'Under 1',
    neverReached: (endings: readonly string[]) => `Nobody has reached: ${endings.join(', ')}.`,
    scenes: 'Scene by scene',
    scene: 'Scene',
    ending: 'Ending',
    visits: 'Visits',
    begun: 'Begun by links',
    stopped: 'Left here',
    noScenes: 'The story has no scenes.',
    ways: 'Way by way',
    from: 'From',
    to: 'To',
    noWays: 'Nobody has gone from one scene to another yet.',
  },
  createdMeanwhile: 'The story is created. What you typed meanwhile is not saved yet.',
  signIn: 'Your session has expired. Your text is safe in this browser. Please log in to go on.',
});

/** What changed of a component, beside the changelog: when, and for whom. */
export interface Change {
  readonly component: string;
  readonly version: string;
  readonly on: string;
  readonly audience: 'authors' | 'designers' | 'developers' | 'operators' | 'readers';
  readonly what: string;
}

const change = (
  component: string,
  on: string,
  audience: Change['audience'],
  what: string,
  version = '0.1.0',
): Change => ({ component, version, on, audience, what });

/** The newest first. */
export const CHANGES: readonly Change[] = [
  change(
    'StoryMeetings',
    '2026-11-25',
    'authors',
    'whom readers meet in a story and are greeted by in another',
  ),
  change('EyesClosed', '2026-11-25', 'readers', 'a tale is heard and played without a look'),
  change('StoryTable', '2026-11-24', 'operators', 'categories have their names in Hindi and Urdu'),
  change('EndingsPanel', '2026-11-24', 'readers', 'a hint stands beside its label, in every direction'),
  change(
    'SeriesNames',
    '2026-11-24',
    'authors',
    'what a story takes and leaves, with the checks across its series',
  ),
  change('ContinuePlayingRow', '2026-11-24', 'readers', 'what comes next in a series'),
  change('SeriesEditor', '2026-11-24', 'authors', 'own stories in an order, and what is wrong across them'),
  change(
    'GiveCreditsDialog',
    '2026-11-24',
    'operators',
    'opens empty, and keeps what is typed while its list is loaded again',
  ),
  change('BlockDialog', '2026-11-24', 'operators', 'opens empty, also for the same person'),
  change('MergeDialog', '2026-11-24', 'operators', 'keeps the target while its list is loaded again'),
  change(
    'PlayLog',
    '2026-11-24',
    'readers',
    'the colon of a label stands before what was chosen, in every direction',
  ),
  change('Button', '2026-11-24', 'readers', 'Nastaliq stands inside its edges, in every size'),
  change('TextField', '2026-11-24', 'readers', 'shows whole letters of Nastaliq'),
  change('Select', '2026-11-24', 'readers', 'shows whole letters of Nastaliq'),
  change('FindingsPanel', '2026-11-24', 'authors', 'a name does not turn the sentence around it'),
  change('VersionsPanel', '2026-11-24', 'authors', 'names of people are isolated from the facts beside them'),
  change('GraphCanvas', '2026-11-24', 'authors', 'its tools do not cover each other on a phone'),
  change('Menu', '2026-11-24', 'designers', 'its first state stays open'),
  change('EndingPage', '2026-11-24', 'readers', 'a hint at a missing ending, and what was not seen'),
  change('SceneInspector', '2026-11-24', 'authors', 'a hint for those who have not seen the scene'),
  change('StoryCard', '2026-11-24', 'developers', 'asks for no field that it does not draw'),
  change('StoryCard', '2026-11-24', 'readers', 'PLAY has a line of its own in Hindi and Urdu'),
  change('CommandPanel', '2026-11-24', 'developers', 'takes `value` and `onValueChange`'),
  change('DataTable', '2026-11-24', 'designers', 'numbers as the language writes them, icons on its grid'),
  change('Badge', '2026-11-24', 'designers', 'is as round as chips and pills'),
  change('Button', '2026-11-24', 'designers', 'is no higher for the label that it has while loading'),
  change('CreditLedger', '2026-11-24', 'readers', 'bands lead from what it was to how much'),
  change('PlaySettings', '2026-11-23', 'readers', 'the language of the story can be changed during a game'),
  change('StoryHeader', '2026-11-23', 'readers', 'the language in which PLAY begins is chosen beside it'),
  change('TranslationPanel', '2026-11-23', 'authors', 'a story beside its words in another language'),
  change('SceneInspector', '2026-11-23', 'authors', 'a field for the chapter that begins with a scene'),
  change('SessionPanel', '2026-11-23', 'readers', 'a table of contents, from which a game begins again'),
  change('ModelPicker', '2026-11-23', 'designers', 'the open list is its first state'),
  change('Button', '2026-11-23', 'designers', 'every variant shows that it is held down'),
  change('IconButton', '2026-11-23', 'designers', 'shows that it is held down'),
  change(
    'TextArea',
    '2026-11-23',
    'designers',
    'what is typed is read as it is written, in a page of the other direction too',
  ),
  change('PlayLog', '2026-11-23', 'developers', 'is rendered on a server'),
  change('StoryRow', '2026-11-23', 'developers', 'is rendered in jsdom without stubs'),
  change('ModelUsage', '2026-11-23', 'operators', 'whether each model is asked, and its tokens by day'),
  change('SessionMap', '2026-11-22', 'readers', 'a long tale comes in pages'),
  change('GuideScreen', '2026-11-22', 'readers', '“How to Play” is a page of its own'),
  change('EndingPage', '2026-11-22', 'readers', 'the last page of a tale, with what was earned'),
  change('EndingShareDialog', '2026-11-22', 'readers', 'an ending is shared as a card'),
  change('EndingShelf', '2026-11-22', 'readers', 'all endings that were found'),
  change('Opening', '2026-11-22', 'readers', 'a story begins on its page, for guests too'),
  change('CommandPanel', '2026-11-21', 'readers', 'folds to one line on a phone'),
  change('StoryCard', '2026-11-21', 'readers', 'marks what is open to guests'),
];

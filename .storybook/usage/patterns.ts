import { usage, type UsageTable } from './usage.ts';

export const patterns: UsageTable = {
  Carousel: usage(
    'Shows a row of cards that is longer than the page is wide.',
    'Not for what must all be seen: a grid. Not for steps: `WizardTabs`.',
    '“Carousel” with its name, and each slide with its place; what moves by itself can be paused.',
    ['tab', 'press'],
  ),
  ConfirmDialog: usage(
    'Asks before something is lost that cannot be brought back.',
    'Not where it can be undone: do it, and offer Undo in a `Toast`. Not for a question without a loss: `Dialog`.',
    '“Alert dialog”, its title and what is lost; the focus is on the button that changes nothing.',
    ['within', 'close'],
  ),
  DataTable: usage(
    'Compares many things of a kind by columns; on a phone each row is a card.',
    'Not for stories that are chosen by their covers: `StoryRow`.',
    'A table with row and column headings, also as cards; how it is sorted.',
    ['tab', 'press'],
  ),
  EmptyState: usage(
    'Says what is missing where a list would be, and what to do about it.',
    'Not when something has failed: `ErrorState`.',
    'Its sentence, and its action.',
    ['tab'],
  ),
  ErrorBoundary: usage(
    'Catches what breaks while a page is drawn, so that the rest of the app stays.',
    'Not for a call that was refused: `ErrorState`.',
    'The error as an alert, once.',
    ['press'],
  ),
  ErrorState: usage(
    'Says that something failed, what is safe, and how to try again.',
    'Not for an empty list: `EmptyState`. Not for one field: `FormField`.',
    'The error as an alert, once, then the button.',
    ['press'],
  ),
  FormDialog: usage(
    'Asks for a few values in one step.',
    'Not for a yes or no: `ConfirmDialog`. Not for a long form: a page.',
    'Its title; each field with its label; an error as an alert.',
    ['within', 'submit', 'close'],
  ),
  FormField: usage(
    'Gives a field its label, hint and error.',
    'Not around a button or a text: `Panel`.',
    'Label, hint and error together with the field; the error when it appears.',
    ['tab'],
  ),
  GraphCanvas: usage(
    'Shows and edits scenes with the choices between them, as a plane.',
    'Not as the only way: `OutlineView` shows the same as a list.',
    'Each scene with its number of choices and what is wrong with it.',
    ['move', 'open'],
  ),
  LiveRegion: usage(
    'Says what has changed without moving the focus.',
    'Not for an error: `ErrorState`. Not for what can be seen in place: nothing is said twice.',
    'Its text, when it changes, politely.',
  ),
  LoadFailure: usage(
    'Stands in place of a part of a page whose code failed to load.',
    'Not for data that failed to load: `ErrorState`.',
    'The failure as an alert, then the buttons.',
    ['press'],
  ),
  LoadingScreen: usage(
    'Fills a page while all of it loads.',
    'Not for a part of a page: `Skeleton`.',
    'Its message, once, as a status.',
  ),
  Markdown: usage(
    'Shows what an author has written, with the marks that are allowed.',
    'Not for the product’s own texts: write elements.',
    'Headings at the levels of the page, lists, and links.',
    ['follow'],
  ),
  Note: usage(
    'Says something about what stands beside it: a hint, a warning, a success.',
    'Not for what goes away by itself: `Toast`. Not in place of failed content: `ErrorState`.',
    'Its text in place; an error or a success when it appears.',
    ['tab'],
  ),
  Pagination: usage(
    'Goes through a list page by page, with its total.',
    'Not for lists that go on by a button: `Button` “Load more”.',
    '“Navigation”, the range that is shown, and the buttons.',
    ['press'],
  ),
  PasswordChecklist: usage(
    'Says what a new password needs while it is typed.',
    'Not as an error after sending: `FormField`.',
    'Each requirement with “met” or “not yet”.',
  ),
  TagPicker: usage(
    'Chooses some of many tags, up to a number.',
    'Not for one of them: `Select`.',
    'The name of the group; each tag, on or off; how many are left.',
    ['tab', 'press'],
  ),
  TextFrame: usage(
    'Gives a text of a story the paper that it is read on.',
    'Not for controls: `Panel`.',
    'Its content; the frame is silent.',
  ),
  Toast: usage(
    'Confirms what was done, and goes away by itself.',
    'Not for an error that needs an answer: `Note` or `ErrorState`.',
    'Its text, once, politely; an action can be reached with F6.',
    ['close'],
  ),
  Typewriter: usage(
    'Lets a text appear letter by letter, without moving the page.',
    'Not for controls or headings.',
    'The whole text, once; less motion shows it whole.',
  ),
};

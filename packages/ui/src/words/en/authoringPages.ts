/** What the authoring pages say beside their forms: drafts, leaving, archiving. */
export const authoringPages = {
  leaving: {
    title: 'Leave with unsaved changes?',
    text: 'Your latest changes are not saved on the server yet. They stay in this browser, and you find them here when you come back.',
    editText:
      'Your changes are not saved in the story yet. They are kept as a draft, and you find them here when you come back.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  archiving: {
    title: (story: string) => `Archive “${story}”?`,
    text: 'It leaves the catalogue. Games that are open go on, and you can restore it as a draft.',
    keep: 'Keep it published',
    archive: 'Archive',
  },
  editTabs: {
    story: 'Story',
    details: 'Details',
    gameplay: 'Gameplay',
    structure: 'Story Structure',
    versions: 'Versions',
    readers: 'Readers',
  },
  publish: 'Publish',
  discard: 'Discard changes',
  /** Where the latest text is. */
  draft: {
    empty: 'Your draft is saved as you type',
    saved: 'Draft saved',
    saving: 'Saving your draft...',
    here: 'Draft saved on this device. It goes to the server as soon as it can be reached.',
    refused: 'Draft saved on this device only. The server has refused it.',
    conflict: 'This draft was changed elsewhere.',
  },
  conflict: {
    title: 'This draft was changed in another tab or on another device',
    text: 'Nothing has been overwritten. Choose which one you go on with.',
    mine: 'Go on with this one',
    theirs: 'Use the other one',
  },
  signIn: 'Your session has expired. Your text is safe in this browser. Please log in to go on.',
};

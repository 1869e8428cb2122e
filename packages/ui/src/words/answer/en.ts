/** Where a story asks a player for a name or a word. */
export const answer = {
  send: 'Answer',
  hint: 'It is told in this tale alone.',
};

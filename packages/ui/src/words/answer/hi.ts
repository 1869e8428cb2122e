import type { Words } from '../en.ts';

export const answer = {
  send: 'जवाब दें',
  hint: 'यह केवल इसी कथा में सुनाया जाता है।',
} satisfies Words['play']['answer'];

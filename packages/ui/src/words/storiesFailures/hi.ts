import type { Words } from '../en.ts';

export const storiesFailures = {
  list: { other: 'कथाएँ नहीं आ पाईं। कृपया फिर कोशिश करें।' },
  detail: { other: 'कथा का विवरण नहीं आ पाया। कृपया फिर कोशिश करें।' },
  startSession: { other: 'खेल शुरू नहीं हो पाया। कुछ नहीं कटा, फिर कोशिश करें।' },
  session: { other: 'खेल नहीं खुल पाया। वह सुरक्षित है, फिर कोशिश करें।' },
} satisfies Words['storiesFailures'];

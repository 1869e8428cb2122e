import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('hi');

export const author = {
  loading: 'लेखक का पन्ना आ रहा है...',
  notFound: 'ऐसा कोई लेखक नहीं है',
  storiesBy: (count) => counted(count, { one: 'प्रकाशित कथा', other: 'प्रकाशित कथाएँ' }),
  stories: 'कथाएँ',
  series: 'शृंखलाएँ',
  more: 'और कथाएँ दिखाएँ',
  loadingMore: 'आ रही हैं...',
  failures: {
    detail: { other: 'लेखक का पन्ना लोड नहीं हो सका।' },
    more: { other: 'और कथाएँ लोड नहीं हो सकीं।' },
  },
} satisfies Words['author'];

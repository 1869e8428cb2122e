import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('hi');

export const author = {
  loading: 'लेखक का पन्ना आ रहा है...',
  notFound: 'ऐसा कोई लेखक नहीं है',
  storiesBy: (count) => counted(count, { one: 'प्रकाशित कथा', other: 'प्रकाशित कथाएँ' }),
  follow: 'फ़ॉलो करें',
  unfollow: 'फ़ॉलो करना बंद करें',
  followed: 'आप इस लेखक को फ़ॉलो करते हैं: उनकी नई कथाएँ होम पर दिखती हैं।',
  stories: 'कथाएँ',
  series: 'शृंखलाएँ',
  more: 'और कथाएँ दिखाएँ',
  loadingMore: 'आ रही हैं...',
  failures: {
    detail: { other: 'लेखक का पन्ना लोड नहीं हो सका।' },
    more: { other: 'और कथाएँ लोड नहीं हो सकीं।' },
    follow: { other: 'आपका चुनाव सहेजा नहीं जा सका।' },
  },
} satisfies Words['author'];

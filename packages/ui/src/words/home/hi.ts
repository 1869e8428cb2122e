import type { Words } from '../en.ts';

export const home = {
  title: 'होम',
  featured: 'चुनी हुई कथाएँ',
  featuredHint: 'संपादकों और टोली की पसंद',
  trending: 'इन दिनों',
  trendingHint: 'अभी सबसे ज़्यादा पढ़ी जा रही हैं',
  followed: 'आपके फ़ॉलो किए लेखकों से',
  followedHint: 'उनकी नई-से-नई कथाएँ',
  aboutRow: (row) => `${row}: यह क्या है`,
  quickReads: 'छोटी कथाएँ',
  quickReadsHint: 'कुछ मिनटों की पूरी कथाएँ, जो बिना खाते के पढ़ी जा सकती हैं।',
  withoutMachines: 'सिर्फ़ वे कथाएँ जो AI के बिना बनी हैं',
  noneWithoutMachines: 'यहाँ की सब कथाएँ AI की मदद से बनी हैं।',
  loading: 'कथाएँ आ रही हैं...',
  overlayWords: [
    'पन्ने पिरोए जा रहे हैं',
    'दीये जल रहे हैं',
    'वीणा मिल रही है',
    'सूत्रधार जाग रहा है',
    'पहला द्वार खुल रहा है',
  ],
  empty: 'अभी कोई कथा नहीं है।',
  loadMore: 'और कथाएँ',
  loadingMore: 'आ रही हैं...',
} satisfies Words['home'];

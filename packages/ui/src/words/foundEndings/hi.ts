import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted, whole } = numbersOf('hi');

export const foundEndings = {
  title: 'आपके अंत',
  shelf: 'आपके खोजे हुए अंत',
  loading: 'आपके अंत आ रहे हैं...',
  failed: 'आपके अंत लोड नहीं हो सके।',
  empty: 'अभी कोई कथा पूरी नहीं हुई',
  emptyHint: 'आप जिस भी अंत तक पहुँचेंगे, वह अपने नाम के साथ यहाँ रहेगा।',
  more: (count) => `और ${whole(count)}`,
  lastPage: 'आख़िरी पन्ना खोलें',
  lastPageOf: (title) => `${title}: आख़िरी पन्ना खोलें`,
  showMore: 'और दिखाएँ',
  showingMore: 'आ रहे हैं...',
  unnamed: 'एक अंत',
  found: (count, total) =>
    count >= total ? `आपने सभी ${total} अंत खोज लिए` : `आपने ${total} में से ${count} अंत खोजे हैं`,
  onlyEnding: 'इस कथा का यही एक अंत है',
  thisOne: 'यही',
  hint: 'किसी और अंत का इशारा',
  missed: 'जो आपने नहीं देखा',
  open: (count) => counted(count, { one: 'अंत अभी बाक़ी है', other: 'अंत अभी बाक़ी हैं' }),
} satisfies Words['foundEndings'];

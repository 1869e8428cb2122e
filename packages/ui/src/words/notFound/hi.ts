import type { Words } from '../en.ts';

export const notFound = {
  code: '404',
  title: 'यह पन्ना इस पोथी में नहीं है।',
  text: 'निकाल लिया गया, या कभी लिखा ही नहीं गया। बाक़ी पन्ने डोरी में सलामत हैं।',
  goHome: 'होम पर चलें',
} satisfies Words['notFound'];

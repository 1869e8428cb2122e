import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { onDemand } from '../../onDemand.ts';

const { compact, counted, percent, whole } = numbersOf('hi');
const languages = onDemand(() => new Intl.DisplayNames('hi', { type: 'language' }));
const day = onDemand(
  () =>
    new Intl.DateTimeFormat('hi', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

export const myStories = {
  title: 'मेरी कथाएँ',
  loading: 'आपकी कथाएँ आ रही हैं...',
  create: 'नई कथा लिखें',
  series: 'आपकी शृंखलाएँ',
  drafts: 'ड्राफ़्ट',
  published: 'प्रकाशित कथाएँ',
  archived: 'आर्काइव',
  bin: 'रद्दी',
  view: 'देखें',
  edit: 'बदलें',
  publish: 'प्रकाशित करें',
  publishing: 'प्रकाशित हो रही है...',
  archive: 'आर्काइव करें',
  archiving: 'आर्काइव हो रही है...',
  takeBack: 'वापस लें',
  restore: 'वापस लाएँ',
  restoring: 'वापस आ रही है...',
  delete: 'मिटाएँ',
  putBack: 'वापस रखें',
  erase: 'हमेशा के लिए मिटाएँ',
  named: (action, title) => `${action}: ${title}`,
  status: {
    draft: 'ड्राफ़्ट',
    in_review: 'समीक्षा में',
    sent_back: 'लौटाई गई',
    published: 'प्रकाशित',
    archived: 'आर्काइव',
  },
  changesWait: 'बदलाव समीक्षा में',
  language: (code) => languages().of(code) ?? code,
  scenes: (count) => (count === 0 ? 'अभी कोई दृश्य नहीं' : counted(count, { other: 'दृश्य' })),
  endings: (count) => counted(count, { other: 'अंत' }),
  begun: (instant) => `${day().format(new Date(instant))} को शुरू`,
  on: (instant) => day().format(new Date(instant)),
  since: (instant) => `${day().format(new Date(instant))} से`,
  likes: compact,
  likesSpoken: (count) => `${whole(count)} ने पसंद की`,
  plays: (count) => `${compact(count)} बार खेली गई`,
  bookmarks: compact,
  bookmarksSpoken: (count) => `${whole(count)} ने सँजोई`,
  finished: (rate) => `${percent(rate)} अंत तक पहुँचते हैं`,
  notPublished: (count) =>
    `प्रकाशित नहीं हुई: पहले ${counted(count, { one: 'बात ठीक करनी है', other: 'बातें ठीक करनी हैं' })}`,
  inReview: 'समीक्षक के इंतज़ार में। बदलने पर यह फिर ड्राफ़्ट बन जाएगी।',
  deletesAt: (instant) => `${day().format(new Date(instant))} को मिट जाएगी। रखना हो तो वापस रखें।`,
  unpublished: 'प्रकाशित होने के बाद आपने इसे बदला है। “बदलें” से फिर प्रकाशित करें, तो पाठकों को बदलाव मिलेंगे।',
  changesInReview: 'आपके बदलाव समीक्षक के इंतज़ार में हैं। तब तक पाठकों को प्रकाशित संस्करण मिलता है।',
  fromReviewer: 'समीक्षक की बात',
  reported: {
    note: 'एक पाठक की शिकायत पर एडमिन की बात',
    archive: 'एक पाठक की शिकायत पर एडमिन ने इसे आर्काइव किया',
  },
  hideNote: 'यह संदेश छिपाएँ',
  emptyTitle: 'कथा एक पंक्ति से शुरू होती है।',
  emptyText: 'वह पंक्ति लिखिए। दृश्य, राहें और कवर बाद में; आप सोचते रहें, ड्राफ़्ट सुरक्षित रहेगा।',
  noDrafts: 'कोई ड्राफ़्ट नहीं। आपका लिखा सब पाठकों तक पहुँच चुका है।',
  nothingPublished: 'अभी कुछ प्रकाशित नहीं है। जाँच पूरी होते ही ड्राफ़्ट प्रकाशित हो सकता है।',
} satisfies Words['myStories'];

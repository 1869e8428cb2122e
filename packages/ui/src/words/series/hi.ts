import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { counted, whole } = numbersOf('hi');

export const series = {
  loading: 'शृंखला आ रही है...',
  notFound: 'ऐसी कोई शृंखला नहीं है',
  parts: (count) => `${counted(count, { one: 'भाग', other: 'भागों' })} की शृंखला`,
  read: (count, total) =>
    count >= total && total > 1
      ? `आपने सभी ${whole(total)} भाग पढ़ लिए`
      : `आपने ${whole(total)} में से ${whole(count)} भाग पढ़े हैं`,
  progress: 'आप कहाँ तक पढ़ चुके हैं',
  list: 'भाग',
  part: (position) => `भाग ${whole(position)}`,
  begin: (position) => `भाग ${whole(position)} से शुरू करें`,
  goOn: (position) => `भाग ${whole(position)} पर चलें`,
  anywhere: 'हर भाग अपने आप में पूरा है।',
  isRead: 'पढ़ा',
  isNext: 'अगला',
  unpublished: 'अभी प्रकाशित नहीं',
  remembers: 'इस शृंखला को आपका क्या याद है',
  remembersText: 'आपने पहले के भागों में जो किया, बाद के भाग वहीं से शुरू होते हैं। इसे और कोई नहीं देखता।',
  forget: 'भुला दें',
  forgetTitle: 'इस शृंखला में आपने जो किया, उसे भुला दें?',
  forgetText: 'अब से शुरू होने वाले भागों को उसका कुछ पता नहीं होगा। जो खेल शुरू हो चुके हैं, वे वैसे ही रहेंगे।',
  cancel: 'रहने दें',
  failures: { detail: { other: 'शृंखला लोड नहीं हो सकी।' }, forget: { other: 'भुलाया नहीं जा सका।' } },
} satisfies Words['series'];

import type { Words } from '../en.ts';

export const connection = {
  offline: 'इंटरनेट नहीं है।',
  offlineText: 'आप पढ़ते रह सकते हैं। इंटरनेट लौटते ही खेल आगे चलेगा।',
  online: 'इंटरनेट लौट आया।',
  onlineText: 'सब फिर चल रहा है।',
  offlinePage: {
    title: 'इंटरनेट नहीं है',
    text: 'इंटरनेट से जुड़ते ही यह पेज खुल जाएगा।',
  },
  outdatedPage: {
    title: 'कथालोक का नया संस्करण आ गया है',
    text: 'आपके पढ़ते-पढ़ते कथालोक अपडेट हुआ। आगे बढ़ने के लिए पन्ना फिर लोड करें; आपका लिखा सुरक्षित है।',
    action: 'फिर लोड करें',
  },
} satisfies Words['connection'];

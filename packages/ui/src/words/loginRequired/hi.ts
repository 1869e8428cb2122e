import type { Words } from '../en.ts';

export const loginRequired = {
  title: 'लॉगिन ज़रूरी है',
  message: 'इसके लिए लॉगिन करना होगा',
  stay: 'यहीं रहें',
  goOn: 'लॉगिन करें',
  register: 'खाता बनाएँ',
  choice: {
    title: 'आपका चुनाव सँभालकर रखा है',
    message: (choice) => `खाता बनते ही कथा यहीं से आगे चलेगी: ${choice}`,
  },
  premium: { title: 'प्रीमियम कथा', goOn: 'प्रतीक्षा सूची में जुड़ें' },
  failure: { title: 'कथा शुरू नहीं हुई', goOn: 'फिर कोशिश करें' },
} satisfies Words['loginRequired'];

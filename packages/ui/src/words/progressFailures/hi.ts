import type { Words } from '../en.ts';

const not_signed_in = 'आपने लॉगिन नहीं किया है। कृपया लॉगिन करें।';

export const progressFailures = {
  tasks: (type) => ({ not_signed_in, other: `${type}: जानकारी नहीं आ पाई` }),
  page: { not_signed_in, other: 'कार्य नहीं आ पाए।' },
  credits: { not_signed_in, other: 'क्रेडिट का हिसाब नहीं आ पाया। क्रेडिट सुरक्षित हैं, फिर कोशिश करें।' },
  exportCredits: { not_signed_in, other: 'फ़ाइल तैयार नहीं हो पाई। कृपया फिर कोशिश करें।' },
} satisfies Words['progressFailures'];

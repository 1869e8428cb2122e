import { LEGAL_DATE } from '@kathaloka/contract/limits';
import type { Words } from '../en.ts';
import { privacySections } from '../privacySections/hi.ts';
import { termsSections } from '../termsSections/hi.ts';
import { onDemand } from '../../onDemand.ts';

const written = onDemand(() => new Intl.DateTimeFormat('hi', { dateStyle: 'long', timeZone: 'UTC' }));

export const legal = {
  language: 'hi',
  guidebook: 'मार्गदर्शिका',
  gettingStarted: 'शुरुआत',
  accountQuestions: 'खाते के सवाल',
  privacyAndSecurity: 'निजता और सुरक्षा',
  terms: 'सेवा की शर्तें',
  termsDate: `पिछला बदलाव: ${written().format(new Date(LEGAL_DATE))}`,
  termsSections,
  privacy: 'निजता नीति',
  privacyDate: `पिछला बदलाव: ${written().format(new Date(LEGAL_DATE))}`,
  privacySections,
  chapters: 'मार्गदर्शिका से',
  chaptersHint: 'शुरुआत के दो पन्ने। ये समझाने के लिए हैं, शर्तों का हिस्सा नहीं।',
  gettingStartedBody: [
    'होम पर कोई कथा चुनें और “खेलें” दबाएँ। सूत्रधार शुरू करता है; आप “आगे” से बढ़ें, या कोई राह चुनें। बीच में अपने शब्दों में लिखें: पूछें, देखें, आज़माएँ; कथा उत्तर देती है।',
    '“डूबें” किसी पल में ठहरता है, “दिखाएँ” उसका चित्र बनाता है, “वापस” पिछला क़दम लौटा लेता है। हर आदेश के अपने XP लगते हैं, जो कथा के पन्ने पर लिखे हैं; मॉडलों के क्रेडिट लगते हैं, और चुनने से पहले ही दिखता है कि कितने।',
  ],
  accountQuestionsBody: [
    'पासवर्ड भूल गए? लॉगिन पन्ने से एक लिंक मिलता है जो एक घंटे चलता है। ईमेल नहीं आया? पहले स्पैम फ़ोल्डर देखें, फिर दूसरा लिंक माँगें।',
    'नाम या पासवर्ड बदलना हो, यह देखना हो कि आप कहाँ-कहाँ लॉगिन हैं, अपना डेटा डाउनलोड करना हो या खाता मिटाना हो, तो अपनी प्रोफ़ाइल खोलें।',
  ],
} satisfies Words['legal'];

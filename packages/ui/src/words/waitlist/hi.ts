import { WAITLIST_DISCOUNT_PERCENT } from '@kathaloka/contract/limits';
import type { Words } from '../en.ts';

export const waitlist = {
  comingSoon: 'जल्द आ रहा है',
  title: 'महल में और कमरे।',
  lead: 'कथालोक प्रीमियम अभी रँगा जा रहा है। अपना नाम छोड़ जाइए, दरवाज़ा पहले आपके लिए खुलेगा।',
  offer: `सीमित समय: पहले आने वालों को ${WAITLIST_DISCOUNT_PERCENT}% छूट`,
  name: 'नाम',
  nameExample: 'आपका नाम',
  email: 'ईमेल',
  emailExample: 'aap@example.com',
  submit: 'सूची में नाम लिखें',
  busy: 'लिख रहे हैं...',
  conditions: 'एक फ़ॉर्म नए टैब में खुलेगा। {terms} और {privacy} देखें।',
  terms: 'शर्तें',
  privacy: 'निजता नीति',
  thanks: 'जुड़ने के लिए धन्यवाद!',
  thanksText: 'सूची एक अलग पन्ने पर है, जो नए टैब में खुला है। वहाँ पूरा करें और आपकी जगह पक्की है।',
  returnHome: 'होम पर लौटें',
  benefitsTitle: 'प्रीमियम में क्या होगा',
  benefits: {
    early: { title: 'सबसे पहले', text: 'नई कथाएँ औरों से पहले पढ़ें।' },
    exclusive: { title: 'ख़ास कथाएँ', text: 'प्रीमियम कथाएँ, और वे अंत जो केवल यहाँ खुलते हैं।' },
    models: { title: 'उन्नत AI मॉडल', text: 'लंबी याददाश्त वाले कथावाचक और चितेरे।' },
    support: { title: 'सहायता में प्राथमिकता', text: 'कोई इंसान सबसे पहले आपको जवाब देता है।' },
    adFree: { title: 'बिना विज्ञापन', text: 'आपके और पन्ने के बीच कुछ नहीं।' },
    themes: { title: 'अपनी सजावट', text: 'काग़ज़, स्याही और हाशिया आपका।' },
  },
} satisfies Words['waitlist'];

import { WAITLIST_DISCOUNT_PERCENT } from '@kathaloka/contract/limits';
import { area } from '../area.ts';

export const waitlistWords = area('waitlist', {
  comingSoon: 'Coming Soon',
  title: 'More rooms in the palace.',
  lead: 'Kathaloka Premium is on its way. Leave your name, and the door opens for you first.',
  offer: `Limited time: ${WAITLIST_DISCOUNT_PERCENT}% off for early subscribers`,
  name: 'Name',
  nameExample: 'Your name',
  email: 'Email',
  emailExample: 'you@example.com',
  submit: 'Join the Waitlist',
  busy: 'Submitting...',
  conditions: 'A form opens in a new tab. See the {terms} and {privacy}.',
  terms: 'terms',
  privacy: 'privacy policy',
  thanks: 'Thank you for joining!',
  thanksText: 'The waitlist is a form that opened in a new tab. Complete it to reserve your place.',
  returnHome: 'Return to Home',
  benefitsTitle: 'What Premium will bring',
  benefits: {
    early: { title: 'Early access', text: 'Read new tales before they reach everyone.' },
    exclusive: { title: 'Exclusive content', text: 'Premium stories, and endings that open only here.' },
    models: { title: 'Advanced AI models', text: 'Narrators and painters with a longer memory.' },
    support: { title: 'Priority support', text: 'Your questions are answered first.' },
    adFree: { title: 'Ad-free experience', text: 'Nothing stands between you and the page.' },
    themes: { title: 'Custom themes', text: 'Set your own paper, ink and margin.' },
  },
});

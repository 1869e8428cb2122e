import { area } from '../area.ts';

export const loginRequiredWords = area('loginRequired', {
  title: 'Login Required',
  message: 'You need to be logged in to access this feature',
  stay: 'Stay Here',
  goOn: 'Continue to Login',
  register: 'Create account',
  choice: {
    title: 'Your choice is kept',
    message: (choice: string) => `The tale goes on from here once you have an account: ${choice}`,
  },
  premium: { title: 'Premium story', goOn: 'Join Waitlist' },
  failure: { title: 'The story did not start', goOn: 'Try again' },
});

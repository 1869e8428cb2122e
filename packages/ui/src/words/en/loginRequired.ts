export const loginRequired = {
  title: 'Login Required',
  message: 'You need to be logged in to access this feature',
  stay: 'Stay Here',
  goOn: 'Continue to Login',
};

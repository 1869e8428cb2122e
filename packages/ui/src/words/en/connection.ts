export const connection = {
  offline: 'You are offline.',
  offlineText: 'Reading works; turns wait until you are back.',
  tryingAgain: (seconds: number) => `Trying again in ${seconds} s`,
  tryNow: 'Try now',
  online: 'Connected.',
  onlineText: 'Everything works again.',
};

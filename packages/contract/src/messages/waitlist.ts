export const waitlist = {
  blank: 'Please fill out all fields',
  email: 'Please enter a valid email address',
  other: 'Something went wrong. Please try again later.',
} as const;

/** What a person reads when something fails, where the server gives no text of its own. By area, then by what was tried. */

interface CreditsShort {
  readonly model_requested: string;
  readonly available_credits: number;
  readonly required_credits: number;
}

export const messages = {
  account: {
    login: 'Login failed',
    register: 'Registration failed',
    forgotPassword: 'Failed to process password reset',
    verifyEmail: 'Email verification failed',
    resendVerification: 'Failed to resend verification email',
    changePassword: 'Failed to change the password',
    downloadData: 'Failed to collect your data',
    deleteAccount: 'Failed to delete the account',
    invalidResponse: 'Invalid response format',
    google: (detail = 'Unknown error') => `Google login failed: ${detail}`,
  },
  adminLogin: {
    invalidInput: 'Invalid input format. Please check your credentials.',
    invalidCredentials: 'Invalid credentials. Please check your username and password.',
    other: 'Failed to login. Please check your credentials.',
    invalidResponse: 'Invalid response format',
  },
  stories: {
    list: 'Failed to fetch stories',
    detail: 'Failed to load game details',
    startSession: 'Failed to start game session',
    session: 'Failed to fetch game session',
  },
  play: {
    models: 'Failed to load AI models. Using fallback options.',
    notSignedIn: 'Please log in to continue playing.',
    creditsLow: 'Your credits are running low!',
    creditsShort: ({ model_requested, available_credits, required_credits }: CreditsShort) =>
      `Not enough credits for ${model_requested}. You have ${available_credits} credits, but need ${required_credits}.`,
    alternatives: 'Try these alternatives:',
    xpShort: (current_xp: number, required_xp: number) =>
      `Not enough XP. You have ${current_xp} XP, but need ${required_xp} XP for this action.`,
    other: 'An error occurred while executing the action.',
  },
  createStory: {
    notSignedIn: 'Your session has expired. Please log in again.',
    forbidden: 'You do not have permission to create stories.',
    invalid: 'Validation failed.',
    other: 'Failed to create story',
    /** One line per fault: `body.title: Title is required`. */
    fault: (loc: readonly (string | number)[], msg: string) => `${loc.join('.')}: ${msg}`,
    categoriesAndTags: 'Failed to load categories and tags. Please try again.',
  },
  myStories: {
    list: 'Failed to load your stories',
    publish: 'Failed to publish story',
  },
  editStory: {
    load: 'Failed to load story details',
    save: 'Failed to update story',
  },
  progress: {
    notSignedIn: 'Authentication token not found. Please log in.',
    fetch: (type: string) => `Failed to fetch ${type}`,
    other: 'Failed to load tasks.',
  },
  admin: {
    list: 'Failed to fetch data. Please try again.',
    featured: 'Failed to update featured status.',
  },
  adminStory: {
    load: 'Failed to fetch data. Please try again.',
    notSignedIn: 'Authentication failed. Please log in again.',
    forbidden: (doing: 'create' | 'update') => `You do not have permission to ${doing} stories`,
    invalid: 'Validation failed.',
    other: (doing: 'create' | 'update') => `Failed to ${doing} story.`,
    /** All faults in one text: each path and message, joined by periods. */
    faults: (faults: readonly { loc: readonly (string | number)[]; msg: string }[]) =>
      faults.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('. '),
  },
  waitlist: {
    blank: 'Please fill out all fields',
    email: 'Please enter a valid email address',
    other: 'Something went wrong. Please try again later.',
  },
} as const;

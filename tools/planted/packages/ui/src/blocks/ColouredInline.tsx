/** A picture with a colour of its own. */
export const drawing = <path d="M0 0h1v1z" fill="rgb(42 26 16)" />;

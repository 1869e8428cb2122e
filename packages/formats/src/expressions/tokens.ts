export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'sign' | 'end';
  readonly text: string;
}

/** A longer condition would exceed the limit of ours. */
const SOURCE_MAX = 1000;

const TOKEN =
  /\s*(?:([$]?[\p{L}_][\p{L}\p{M}\p{N}_\u200c\u200d]*(?:\.[\p{L}_][\p{L}\p{M}\p{N}_]*)*)|(\d+(?:\.\d+)?)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(===|!==|==|!=|<=|>=|&&|\|\||\+=|-=|\*=|\/=|%=|%\+|%-|\+\+|--|[<>=!+\-*/%(),:;&#]))/uy;

/** The prefixes of story variables in the different programs. */
const PREFIXES = ['window.story.state.', 'story.state.', 'State.variables.', 'State.temporary.', 's.'];

/** The tokens of an expression of any of the programs; undefined if it contains anything else. */
export function tokensOf(source: string): Token[] | undefined {
  if (source.length > SOURCE_MAX) return undefined;
  const text = source.trim();
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    const match = TOKEN.exec(text);
    if (!match) return undefined;
    tokens.push(tokenOf(match));
  }
  tokens.push({ kind: 'end', text: '' });
  return tokens;
}

function tokenOf([, name, number, double, single, sign]: RegExpExecArray): Token {
  if (name !== undefined) return { kind: 'name', text: plainName(name) };
  if (number !== undefined) return { kind: 'number', text: number };
  const string = double ?? single;
  if (string !== undefined) return { kind: 'string', text: string.replace(/\\(.)/g, '$1') };
  return { kind: 'sign', text: sign! };
}

function plainName(name: string): string {
  const prefix = PREFIXES.find((each) => name.startsWith(each));
  return (prefix === undefined ? name : name.slice(prefix.length)).replace(/^\$/, '');
}

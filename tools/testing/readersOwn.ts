/** What the reader of an example has defined before it, with its type. */
import ts from 'typescript';

const PARAMETER = (name: string, at = 0) => `Parameters<typeof ${name}>[${at}]`;

/** Types by name. `ui` and `api` are the packages. */
const TYPES: Readonly<Record<string, string>> = {
  act: '() => void',
  answer: PARAMETER('ui.warningsFromAnswer'),
  brand: PARAMETER('ui.createTheme'),
  catalogue: 'ReturnType<typeof api.withCatalogue>',
  client: 'api.ApiClient',
  condition: PARAMETER('ui.conditionReading'),
  entries: 'readonly ui.LogEntry[]',
  entry: 'ui.LogEntry',
  error: 'unknown',
  events: "() => AsyncIterable<api.EventOf<'act'>>",
  home: PARAMETER('api.entriesOfHome'),
  id: 'string',
  importCalendar: "() => Promise<{ Calendar: import('react').ComponentType }>",
  modelName: '(key: string) => string',
  offer: '(models: readonly { readonly credit_cost: number }[]) => void',
  others: "Omit<Parameters<typeof ui.SecondFactorPanel>[0], 'factor' | 'onBegin' | 'onConfirm'>",
  problem: PARAMETER('ui.entryFromFailure'),
  ref: "import('react').RefObject<HTMLElement | null>",
  refetch: '() => Promise<unknown>',
  rules: '{ readonly email: () => undefined }',
  say: '(text: string) => void',
  sendLink: '(email: string) => Promise<undefined>',
  separator: 'string',
  server: "ReturnType<typeof import('msw/node').setupServer>",
  setOpen: '(isOpen: boolean) => void',
  setupServer: "typeof import('msw/node').setupServer",
  showChoices: '() => void',
  showNext: '() => void',
  store: "import('@reduxjs/toolkit').EnhancedStore",
  story: PARAMETER('ui.playLanguage'),
  story_id: 'string',
  storyWords: 'typeof ui.storyWords',
  surfaceRef: "import('react').RefObject<HTMLElement | null>",
  text: 'string',
  together: PARAMETER('ui.isVote'),
  turnKey: 'string',
  turnPage: '() => void',
  turns: PARAMETER('ui.entriesFromHistory'),
  useEffect: "typeof import('react').useEffect",
  vote: '() => void',
  whenIdle: '(work: () => void) => void',
  words: [
    PARAMETER('ui.conditionReading', 1),
    `${PARAMETER('ui.entryFromFailure', 1)}['words']`,
    "Parameters<ReturnType<typeof ui.useFailureText>['failure']>[1]",
  ].join(' & '),
};

const COMPONENTS: ReadonlySet<string> = new Set(['App', 'CloseIcon', 'Page', 'RouterLink']);

const isPropValue = (node: ts.Node): boolean => ts.isJsxAttribute(node) || ts.isJsxExpression(node);

/** The names in code, except in what props get: these have the type of the prop. */
function namesOutsideProps(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isPropValue(node)) return;
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return names;
}

/** Declares the reader's own names in an example, without which they would be `any`, and fit any function. */
export function readersOwn(example: string, modules: { readonly ui: string; readonly api: string }): string {
  const names = namesOutsideProps(example);
  const own = Object.entries(TYPES).filter(([name]) => names.has(name));
  if (own.length === 0) return '';
  const packages = Object.entries(modules).map(([name, file]) => `import type * as ${name} from '${file}';`);
  return [...packages, ...own.map(([name, type]) => `declare const ${name}: ${type};`)].join('\n');
}

const UNKNOWN = /^(?:Cannot find name|No value exists in scope for the shorthand property) '(?<name>\w+)'/;

/** Whether an error is about a name that the reader of an example has defined: a component, or what a prop gets. */
export function isAboutReadersOwn(message: string, tree: ts.SourceFile, position: number): boolean {
  const name = UNKNOWN.exec(message)?.groups?.['name'] ?? '';
  return COMPONENTS.has(name) || (/^[a-z]/.test(name) && isInProp(tree, position));
}

function isInProp(tree: ts.SourceFile, position: number): boolean {
  const visit = (node: ts.Node): boolean => {
    const isHere = node.getStart(tree) <= position && position < node.getEnd();
    return (
      isHere && (isPropValue(node) || (ts.forEachChild(node, (child) => visit(child) || undefined) ?? false))
    );
  };
  return visit(tree);
}

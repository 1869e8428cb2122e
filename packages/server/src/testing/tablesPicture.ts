import { tableWriters } from './tableWriters.ts';

/** The tables that a reader of the server meets first, in the order of a story's life. */
const MAIN_TABLES = [
  'users',
  'account_sessions',
  'stories',
  'story_drafts',
  'story_versions',
  'story_snapshots',
  'game_sessions',
  'turns',
  'play_actions',
  'scene_visits',
  'credit_entries',
  'jobs',
];

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

interface Reference {
  readonly columns: readonly string[];
  readonly table: string;
}

interface Table {
  readonly name: string;
  /** The comment above the table. */
  readonly purpose: string;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
  readonly references: readonly Reference[];
}

const namesIn = (list: string): string[] => list.split(',').map((name) => name.trim());

function tableIn(schema: string, name: string): Table {
  const found = new RegExp(`((?:^-- .*\\n)*)^CREATE TABLE ${name} \\(\\n([\\s\\S]*?)^\\)`, 'm').exec(schema);
  if (!found) throw new Error(`schema.sql has no table ${name}`);
  const [, comment = '', body = ''] = found;
  const references = [...body.matchAll(/FOREIGN KEY \(([^)]+)\) REFERENCES (\w+)/g)];
  return {
    name,
    purpose: comment.replaceAll(/^-- /gm, '').trim().replaceAll('\n', ' '),
    columns: [...body.matchAll(/^ {4}([a-z]\w*) ([a-z]\w*(?:\[\])?)(.*)$/gm)].map(
      ([, column = '', type = '', rest = '']) => ({
        name: column,
        type,
        isRequired: rest.includes('NOT NULL'),
      }),
    ),
    key: namesIn(/PRIMARY KEY \(([^)]+)\)/.exec(body)?.[1] ?? ''),
    references: references.map(([, columns = '', table = '']) => ({ columns: namesIn(columns), table })),
  };
}

/** The column that identifies the referenced row. If a foreign key includes the owner, it is the last one. */
const naming = ({ columns }: Reference): string => columns.at(-1)!;

function box({ name, columns, key, references }: Table): string[] {
  const foreign = new Set(references.map(naming));
  const marks = (column: string) =>
    [key.includes(column) && 'PK', foreign.has(column) && 'FK'].filter(Boolean).join(', ');
  const shown = columns.filter((column) => marks(column.name) !== '');
  return [
    `  ${name} {`,
    ...shown.map((column) => `    ${column.type} ${column.name} ${marks(column.name)}`),
    '  }',
  ];
}

function arrows({ name, columns, references }: Table): string[] {
  return references
    .filter(({ table }) => MAIN_TABLES.includes(table))
    .map((reference) => {
      const column = naming(reference);
      const isRequired = columns.some((each) => each.name === column && each.isRequired);
      return `  ${reference.table} ${isRequired ? '||' : '|o'}--o{ ${name} : ${column}`;
    });
}

/** A page with a picture of the main tables, from the text of `schema.sql`. */
export function tablesPicture(schema: string): string {
  const tables = MAIN_TABLES.map((name) => tableIn(schema, name));
  const writers = tableWriters();
  const rows = tables.map(({ name, purpose, columns }) => {
    const [writer = 'the database'] = writers.get(name)!.keys();
    return `- \`${name}\` (${columns.length} columns, written by \`${writer}\`): ${purpose}`;
  });
  return [
    '# The main tables',
    '',
    `For developers: ${tables.length} of the ${writers.size} tables, with their keys. \`npm run schema\` makes this page from \`packages/server/src/platform/db/schema.sql\`, which describes all tables with all columns.`,
    '',
    '```mermaid',
    'erDiagram',
    ...tables.flatMap(box),
    ...new Set(tables.flatMap(arrows)),
    '```',
    '',
    ...rows,
    '',
  ].join('\n');
}

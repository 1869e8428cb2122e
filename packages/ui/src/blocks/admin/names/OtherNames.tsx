import { NAME_LANGUAGES } from '@kathaloka/contract/languages';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import type { Named } from '@kathaloka/contract/rules';
import { Quiet } from '../adminPage.styles.ts';
import { Names } from './OtherNames.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface OtherNamesProps {
  thing: Named;
}

/** The names of a category or tag in other languages, and the languages that use the English name. */
export function OtherNames({ thing: { display_name, names = {} } }: OtherNamesProps) {
  const words = useWords(adminWords).names;
  const { languageName } = useWords(storyWords);
  const missing = NAME_LANGUAGES.filter(
    (language) => names[language] === undefined && nameLanguage(display_name) !== language,
  );
  return (
    <Names>
      {NAME_LANGUAGES.map(
        (language) =>
          names[language] !== undefined && (
            <bdi key={language} lang={language}>
              {names[language]}
            </bdi>
          ),
      )}
      {missing.length > 0 && <Quiet>{words.missing(missing.map(languageName))}</Quiet>}
    </Names>
  );
}

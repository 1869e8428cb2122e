import { NAME_LANGUAGES } from '@kathaloka/contract/languages';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { useStoryWords } from '../../../words/areas/useStoryWords.ts';
import type { Named } from '@kathaloka/contract/rules';
import { Quiet } from '../adminPage.styles.ts';
import { Names } from './OtherNames.styles.ts';

interface OtherNamesProps {
  thing: Named;
}

/** What a category or a tag is called in other languages, and in which of them readers see its English name. */
export function OtherNames({ thing: { display_name, names = {} } }: OtherNamesProps) {
  const words = useAdminWords().names;
  const { languageName } = useStoryWords();
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

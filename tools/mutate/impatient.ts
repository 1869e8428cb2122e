/** For the tests with a document: of what a mutant has broken, most never comes, so it is not waited for long. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 4000 });

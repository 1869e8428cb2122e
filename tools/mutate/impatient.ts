/** Shortens timeouts in tests with a document, because what a mutant has broken usually never appears. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 4000 });

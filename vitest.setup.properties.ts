import fc from 'fast-check';

// otherwise a commit could pass here and fail elsewhere by other values
if (!process.env['TEST_FULL']) fc.configureGlobal({ seed: 20_260_101 });

import { ApiError } from '@brandprint/platform';

/** The store of files does not respond, or not as it should; the rest of the API does not need it. */
export const storeUnavailable = (cause: unknown): ApiError =>
  new ApiError('UNAVAILABLE', {
    message: 'Files are temporarily unavailable, please retry. Everything else works',
    cause,
  });

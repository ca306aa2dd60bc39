import { SECTION_STAGES } from '@brandprint/contracts';
import { BRANDS_PREFIX } from './asset-writer.ts';

/** The apps that have credentials of their own for the store. */
export const STORE_APPS = ['api', 'crawler', 'analyst', 'courier', 'operator'] as const;
export type StoreApp = (typeof STORE_APPS)[number];

/** What an app does with files, as patterns of keys. `*` is any text. */
interface FileAccess {
  read?: readonly string[];
  write?: readonly string[];
  delete?: readonly string[];
  createsBucket?: true;
}

const ALL = `${BRANDS_PREFIX}*`;
const ANALYSIS = `${BRANDS_PREFIX}*/*/`;
const CRAWLS = `${ANALYSIS}crawl-*`;
const BOOK_SOURCES = `${ANALYSIS}book-sources/*`;

/** Which files each app uses; a policy forbids all others. */
const FILE_ACCESS: Readonly<Record<StoreApp, FileAccess>> = {
  api: { read: [ALL], write: [BOOK_SOURCES], delete: [ALL] },
  crawler: { read: [BOOK_SOURCES], write: [CRAWLS, `${ANALYSIS}books/*`], delete: [BOOK_SOURCES] },
  analyst: { read: [CRAWLS], write: SECTION_STAGES.map((stage) => `${ANALYSIS}${stage}-*`) },
  courier: { delete: [ALL] },
  operator: { delete: [ALL], createsBucket: true },
};

/** A policy of S3 (IAM), as JSON. */
export interface StorePolicy {
  Version: '2012-10-17';
  Statement: { Effect: 'Allow'; Action: string[]; Resource: string[] }[];
}

/**
 * The policy of an app. Every app may list the bucket: without that right S3 neither answers that the bucket exists nor
 * that a file is missing.
 */
export function storePolicy(app: StoreApp, bucket: string): StorePolicy {
  const { createsBucket, ...access } = FILE_ACCESS[app];
  const arn = `arn:aws:s3:::${bucket}`;
  const ofBucket = ['s3:GetBucketLocation', 's3:ListBucket', ...(createsBucket ? ['s3:CreateBucket'] : [])];
  const ofFiles = [
    ['s3:GetObject', access.read],
    ['s3:PutObject', access.write],
    ['s3:DeleteObject', access.delete],
  ] as const;
  const allow = (action: string[], resource: string[]) => ({
    Effect: 'Allow' as const,
    Action: action,
    Resource: resource,
  });
  return {
    Version: '2012-10-17',
    Statement: [
      allow(ofBucket, [arn]),
      ...ofFiles.flatMap(([action, keys]) =>
        keys
          ? [
              allow(
                [action],
                keys.map((key) => `${arn}/${key}`),
              ),
            ]
          : [],
      ),
    ],
  };
}

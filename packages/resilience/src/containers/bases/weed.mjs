// The part of SeaweedFS' "weed server -s3" that docker-compose.yml uses: an S3 store on port 8333 with one account.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import S3rver from 's3rver';
import { DUMMY_ACCOUNT } from 's3rver/lib/models/account.js';

const option = (name) =>
  process.argv.find((argument) => argument.startsWith(`-${name}=`))?.slice(name.length + 2) ?? '';

const { identities } = JSON.parse(readFileSync(option('s3.config'), 'utf8'));
for (const { accessKey, secretKey } of identities[0].credentials) DUMMY_ACCOUNT.createKeyPair(accessKey, secretKey);

const store = new S3rver({ directory: option('dir'), silent: true, vhostBuckets: false });
const answer = store.callback();
const server = createServer((request, response) =>
  request.url === '/healthz' ? response.end() : answer(request, response),
).listen(8333, option('ip.bind'));
process.once('SIGTERM', () => server.close(() => process.exit(0)) && server.closeAllConnections());

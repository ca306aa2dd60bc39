// The browser comes from the system or from npm (see apps/crawler/src/browser): never a download at install.
module.exports = { skipDownload: true };

//! A certificate for a name, signed by an authority that only tests trust. The program `openssl` makes both.

use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;

use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use super::test_server::Folder;

pub(super) struct Certificates {
    folder: Folder,
}

impl Certificates {
    /// A certificate for a name, and for 127.0.0.1.
    pub(super) fn new(name: &str) -> Certificates {
        let folder = Folder::new();
        let openssl = |arguments: &[&str]| {
            let output = Command::new("openssl").args(arguments).current_dir(&folder.0).output().unwrap();
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        };
        let key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
        let authority =
            ["req", "-x509", "-days", "2", "-subj", "/CN=Tests", "-keyout", "ca.key", "-out", "ca.pem"];
        openssl(&[&authority[..], &key].concat());
        let request = ["req", "-subj", "/CN=Server", "-keyout", "key.pem", "-out", "request.pem"];
        openssl(&[&request[..], &key].concat());
        let names =
            format!("subjectAltName=DNS:{name},DNS:localhost,IP:127.0.0.1\nbasicConstraints=CA:FALSE\n");
        std::fs::write(folder.0.join("names"), names).unwrap();
        let sign = "x509 -req -days 2 -in request.pem -CA ca.pem -CAkey ca.key -CAcreateserial -extfile names -out cert.pem";
        openssl(&sign.split(' ').collect::<Vec<_>>());
        Certificates { folder }
    }

    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.folder.0.join(name)
    }

    /// The certificate of the authority.
    pub(super) fn pem(&self) -> Vec<u8> {
        std::fs::read(self.file("ca.pem")).unwrap()
    }

    /// The server's side of a connection.
    pub(super) fn acceptor(&self) -> TlsAcceptor {
        let chain = CertificateDer::pem_file_iter(self.file("cert.pem")).unwrap();
        let chain = chain.collect::<Result<Vec<_>, _>>().unwrap();
        let key = PrivateKeyDer::from_pem_file(self.file("key.pem")).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .unwrap();
        TlsAcceptor::from(Arc::new(config))
    }
}

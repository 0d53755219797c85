//! JSON-RPC 2.0 messages, batches and errors.

use catalog::{CampaignError, CatalogError};
use engine::{ActError, NoUndo, Phrase};
use serde::Serialize;
use serde_json::{Map, Value, json};
use words::{Lang, Names, Renderer};

use crate::matches::Matches;
use crate::methods;

/// The maximum number of calls in a batch.
const BATCH_MAX: usize = 1000;

const PARSE: i32 = -32700;
const REQUEST: i32 = -32600;
const METHOD: i32 = -32601;
const PARAMS: i32 = -32602;
const INTERNAL: i32 = -32603;
/// The error code of errors about games rather than messages.
const OWN: i32 = -32000;

/// The error of a call.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    code: i32,
    kind: &'static str,
    phrase: Phrase,
    /// Further data for programs: the clause of a refusal.
    clause: Option<&'static str>,
}

impl Fault {
    fn new(code: i32, kind: &'static str, phrase: Phrase) -> Fault {
        Fault { code, kind, phrase, clause: None }
    }

    /// An error about games, with its machine-readable kind.
    pub(crate) fn own(kind: &'static str, phrase: Phrase) -> Fault {
        Fault::new(OWN, kind, phrase)
    }

    /// Invalid parameters.
    pub(crate) fn params(text: impl ToString) -> Fault {
        let phrase = Phrase::new("rpc-params").with("text", text.to_string().as_str());
        Fault::new(PARAMS, "params", phrase)
    }

    /// A method that does not exist.
    pub(crate) fn method(given: &str, known: &[&str]) -> Fault {
        let given: String = given.chars().take(80).collect();
        let known: Vec<Phrase> = known.iter().map(|name| Phrase::plain(*name)).collect();
        let phrase = Phrase::new("rpc-method").with("given", given.as_str()).with("known", known);
        Fault::new(METHOD, "method", phrase)
    }

    /// The match is frozen after an internal error.
    pub(crate) fn frozen(id: u64) -> Fault {
        Fault::new(INTERNAL, "frozen", Phrase::new("rpc-frozen").with("match", id.to_string().as_str()))
    }

    /// An internal error outside any match.
    pub(crate) fn internal() -> Fault {
        Fault::new(INTERNAL, "fault", Phrase::new("rpc-fault"))
    }

    fn request(phrase: Phrase) -> Fault {
        Fault::new(REQUEST, "request", phrase)
    }

    /// The error as JSON in a reply.
    pub(crate) fn json(&self, lang: Lang) -> Value {
        let message = words::say(lang, &self.phrase, &Names::none());
        let mut data = Map::new();
        data.insert("kind".to_owned(), json!(self.kind));
        if let Some(clause) = self.clause {
            data.insert("clause".to_owned(), json!(clause));
            data.insert("reason".to_owned(), json!(message));
        }
        json!({ "code": self.code, "message": message, "data": data })
    }
}

impl From<CatalogError> for Fault {
    fn from(error: CatalogError) -> Fault {
        Fault::own(error.kind(), error.phrase())
    }
}

impl From<CampaignError> for Fault {
    fn from(error: CampaignError) -> Fault {
        Fault::own("campaign", error.phrase())
    }
}

impl From<ActError> for Fault {
    fn from(error: ActError) -> Fault {
        let mut fault = Fault::own(error.kind(), error.phrase());
        if let ActError::Illegal(illegal) = &error {
            fault.clause = Some(illegal.clause);
        }
        fault
    }
}

impl From<NoUndo> for Fault {
    fn from(reason: NoUndo) -> Fault {
        Fault::own(reason.kind(), reason.phrase())
    }
}

/// One reply, or the replies of a batch.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Reply {
    /// The reply to one call.
    One(Value),
    /// The replies to a batch.
    Many(Vec<Value>),
}

fn reply(id: Value, result: Result<Value, Fault>, lang: Lang) -> Value {
    match result {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err(fault) => json!({ "jsonrpc": "2.0", "id": id, "error": fault.json(lang) }),
    }
}

/// The reply to a line that is too long.
pub(crate) fn too_long() -> Reply {
    let phrase = Phrase::new("rpc-long").with("max", crate::LINE_MAX);
    Reply::One(reply(Value::Null, Err(Fault::new(REQUEST, "too-long", phrase)), Lang::En))
}

/// Answers a line: a call, a batch, or an invalid message. Notifications are carried out without a reply.
pub(crate) fn answer(matches: &mut Matches, line: &[u8]) -> Option<Reply> {
    let refuse = |fault| Some(Reply::One(reply(Value::Null, Err(fault), Lang::En)));
    let message: Value = match serde_json::from_slice(line) {
        Ok(message) => message,
        Err(error) => {
            let phrase = Phrase::new("rpc-parse").with("text", error.to_string().as_str());
            return refuse(Fault::new(PARSE, "parse", phrase));
        }
    };
    let Value::Array(batch) = message else { return call(matches, message).map(Reply::One) };
    if batch.is_empty() {
        return refuse(Fault::request(Phrase::new("rpc-empty")));
    }
    if batch.len() > BATCH_MAX {
        return refuse(Fault::request(Phrase::new("rpc-batch").with("max", BATCH_MAX)));
    }
    let replies: Vec<Value> = batch.into_iter().filter_map(|message| call(matches, message)).collect();
    (!replies.is_empty()).then_some(Reply::Many(replies))
}

fn call(matches: &mut Matches, message: Value) -> Option<Value> {
    let refuse = |id, phrase| Some(reply(id, Err(Fault::request(Phrase::new(phrase))), Lang::En));
    let Value::Object(mut message) = message else { return refuse(Value::Null, "rpc-object") };
    let id = message.remove("id");
    let known = match &id {
        Some(id @ (Value::Null | Value::Number(_) | Value::String(_))) => id.clone(),
        Some(Value::Bool(_) | Value::Array(_) | Value::Object(_)) => {
            return refuse(Value::Null, "rpc-id");
        }
        None => Value::Null,
    };
    if message.get("jsonrpc").and_then(Value::as_str) != Some("2.0") {
        return refuse(known, "rpc-version");
    }
    let Some(Value::String(method)) = message.remove("method") else {
        return refuse(known, "rpc-no-method");
    };
    let params = message.remove("params").unwrap_or_default();
    let (result, lang) = perform(matches, &method, params);
    // A call without an id is a notification and gets no reply, not even an error.
    id.map(|id| reply(id, result, lang))
}

/// Performs a call. Also returns the language of its sentences.
fn perform(matches: &mut Matches, method: &str, params: Value) -> (Result<Value, Fault>, Lang) {
    let mut params = match params {
        Value::Null => Map::new(),
        Value::Object(params) => params,
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            let phrase = Phrase::new("rpc-by-name");
            return (Err(Fault::new(PARAMS, "params", phrase)), Lang::En);
        }
    };
    let lang = match params.remove("lang") {
        None | Some(Value::Null) => Lang::En,
        Some(Value::String(code)) => match code.parse() {
            Ok(lang) => lang,
            Err(error) => return (Err(Fault::params(error)), Lang::En),
        },
        Some(_) => {
            return (
                Err(Fault::params(format!("lang: one of {}", Lang::ALL.map(Lang::code).join(", ")))),
                Lang::En,
            );
        }
    };
    (methods::perform(matches, method, params, &Renderer::new(lang)), lang)
}
